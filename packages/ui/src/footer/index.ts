export {
  Footer,
  FooterColumn,
  FooterMarks,
  FooterNotice,
  type FooterColumnProps,
  type FooterMark,
  type FooterNoticeProps,
  type FooterProps,
} from "./footer.tsx";
