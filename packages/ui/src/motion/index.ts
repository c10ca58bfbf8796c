export { useMotion, type Motion } from "./use-motion.ts";
