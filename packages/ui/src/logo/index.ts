export { BrandMark, Logo } from "./logo.tsx";
export { LogoName, LogoPicture, type LogoPictureProps } from "./logo-picture.tsx";
