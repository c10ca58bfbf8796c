export {
  Footer,
  FooterColumn,
  FooterMarks,
  type FooterColumnProps,
  type FooterMark,
  type FooterProps,
} from "./footer.tsx";
