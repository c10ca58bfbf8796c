import { ContentPage as Content } from "@naluma/content";
import { useLocation } from "react-router";

/** The content of the address, `/main/1`; both templates differ in their frame alone. */
export function ContentPage() {
  const { pathname } = useLocation();
  return <Content path={pathname} />;
}
