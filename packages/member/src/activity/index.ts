export { ActivityStatement } from "./activity-statement.tsx";
