export { ConnectionNotice, type ConnectionNoticeProps } from "./connection-notice.tsx";
