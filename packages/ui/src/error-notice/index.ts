export { ErrorNotice, type ErrorNoticeProps } from "./error-notice.tsx";
