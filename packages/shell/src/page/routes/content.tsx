import { ContentPage as Content } from "@naluma/content";
import { useLocation } from "react-router";
import { contentId, validatedClientLoader } from "../routing/route-rules.ts";

export { namedContentLoader as loader } from "./loaders.ts";

export const clientLoader = validatedClientLoader(contentId);

/** The content for an address such as `/main/1`; the templates only differ in their frames. */
export default function ContentPage() {
  const { pathname } = useLocation();
  return <Content path={pathname} />;
}
