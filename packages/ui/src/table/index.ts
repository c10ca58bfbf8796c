export { Table, type Column, type TableProps } from "./table.tsx";
