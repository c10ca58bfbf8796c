import { textOf, type UserMessage as MessageOf } from "@naluma/i18n/user-message";
import type { Store } from "@naluma/machine";
import type { Locale } from "@naluma/site/locale";
import { showToast, type ToastKind } from "@naluma/ui/toast";
import { restWords, type RestMessageId } from "./words.rest.ts";

export type UserMessage = MessageOf<RestMessageId>;

export type Notify = (kind: ToastKind, message: UserMessage) => void;

/** Shows a toast, also from outside components. */
export const notifyByToast =
  (store: Store, locale: () => Locale): Notify =>
  (kind, message) =>
    void textOf(restWords, locale(), message).then((text) =>
      showToast(store, { kind, message: text }),
    );
