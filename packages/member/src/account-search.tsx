import { typedLine } from "@naluma/site/typed";
import { Button } from "@naluma/ui/button";
import { TextField } from "@naluma/ui/field";
import { useState } from "react";

interface Props {
  label: string;
  hint: string;
  find: string;
  look: "line" | "primary";
  className: string;
  /** The username of the previous search, which is also the initial value of the field. */
  asked: string;
  onAsk: (account: string) => void;
}

/** Searches for a username on submit rather than on every keystroke, which would send a request for each. */
export function AccountSearch({ label, hint, find, look, className, asked, onAsk }: Props) {
  const [typed, setTyped] = useState(asked);
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(typedLine(typed));
      }}
    >
      <TextField
        label={label}
        hint={hint}
        value={typed}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look={look}>
        {find}
      </Button>
    </form>
  );
}
