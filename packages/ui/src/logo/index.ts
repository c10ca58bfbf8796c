export { BrandMark, Logo, Wordmark } from "./logo.tsx";
