import { IconButton } from "../icon-button.tsx";
import { ArrowsClockwiseIcon } from "../icon.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface CodeFieldProps extends Omit<TextFieldProps, "type" | "trailing"> {
  /** `src`: the picture's URL, undefined while it loads. `alt`: describes the picture, never the code. */
  picture: { src: string | undefined; alt: string };
  refresh: { label: string; onRefresh: () => void; busy?: boolean | undefined };
}

/** An input for the code in a picture (captcha). */
export function CodeField({ picture, refresh, ...props }: CodeFieldProps) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      reader="figures"
      {...props}
      trailing={
        <>
          {picture.src === undefined ? (
            <span className="cap" />
          ) : (
            <img className="cap" src={picture.src} alt={picture.alt} />
          )}
          <IconButton label={refresh.label} busy={refresh.busy} onClick={refresh.onRefresh}>
            <ArrowsClockwiseIcon />
          </IconButton>
        </>
      }
    />
  );
}
