import { byId } from "./elements.ts";
import { allowQuick, isQuick, setQuick } from "./pace.ts";
import { isSoundOn, setSound } from "./sound.ts";

function connect(id: string, isOn: () => boolean, set: (isOn: boolean) => void): void {
  const press = byId(id);
  const show = (): void => press.setAttribute("aria-pressed", String(isOn()));
  press.addEventListener("click", () => {
    set(!isOn());
    show();
  });
  show();
}

export function connectSwitches(isQuickOffered: boolean): void {
  allowQuick(isQuickOffered);
  connect("sound", isSoundOn, setSound);
  connect("quick", isQuick, setQuick);
  byId("quick").hidden = !isQuickOffered;
}
