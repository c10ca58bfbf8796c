import { useId } from "react";
import { FieldGroup } from "./field-group.tsx";
import type { FieldWords } from "./field.tsx";
import type { Choice } from "./select-field.tsx";

export interface RadioFieldProps extends FieldWords {
  choices: readonly (Choice & { hint?: string | undefined })[];
  value: string;
  onValue: (value: string) => void;
  onLeave?: (() => void) | undefined;
}

/** A choice between a few options, all of them visible. */
export function RadioField({ choices, value, onValue, ...group }: RadioFieldProps) {
  const name = useId();
  return (
    <FieldGroup {...group} role="radiogroup">
      {(_, onBlur) => (
        <div className="radios">
          {choices.map((choice) => (
            <label key={choice.value} className={group.error === undefined ? "check" : "check bad"}>
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                disabled={choice.disabled}
                onChange={() => onValue(choice.value)}
                onBlur={onBlur}
              />
              <span>
                <span>{choice.text}</span>
                {choice.hint !== undefined && <span className="dim sm">{choice.hint}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
