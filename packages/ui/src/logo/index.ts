export { BrandMark, Logo, Wordmark } from "./logo.tsx";
export { LogoPicture, type LogoPictureProps } from "./logo-picture.tsx";
