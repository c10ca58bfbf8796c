import { MoonIcon, SunIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { useState } from "react";
import { storedTheme, storeTheme } from "./theme.ts";

export function ThemeButton() {
  const [theme, setTheme] = useState(storedTheme);
  const other = theme === "dark" ? "light" : "dark";
  const change = () => {
    storeTheme(other);
    setTheme(other);
  };
  return (
    <IconButton label={`Use the ${other} theme`} onClick={change}>
      {theme === "dark" ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
