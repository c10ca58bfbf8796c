export { ServiceLink, type ServiceLinkProps } from "./service-link.tsx";
