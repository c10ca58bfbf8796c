export { BrandMark, Logo, Wordmark } from "./logo.tsx";
export { LogoName, LogoPicture, type LogoPictureProps } from "./logo-picture.tsx";
