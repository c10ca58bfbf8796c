import type { MessageIdOf } from "@naluma/i18n";
import type { UserMessage } from "@naluma/i18n/user-message";
import { contacts, type ContactField } from "../fields/contact.ts";
import type { RestMessageId, restWords } from "../words.rest.ts";
import type { RegisterField } from "./register-values.ts";

type WordId = MessageIdOf<typeof restWords>;

/** How the browser, its password manager and a phone's keyboard treat a field. */
interface Keyboard {
  /** Names and addresses are not in a dictionary, so they are not corrected. */
  readonly spellCheck: false;
  readonly autoCapitalize: "none" | "words" | "characters";
  readonly autoComplete: string;
  readonly type?: "email";
  readonly inputMode?: "email" | "numeric";
  readonly reader?: "figures";
  /** Longer than the rule allows: pasted text that was cut off would not be what the player meant. */
  readonly maxLength: number;
}

export interface TextInput extends Keyboard {
  /** The name of a company is the same in every language. */
  readonly label: UserMessage<WordId>;
  readonly hint?: WordId;
  readonly placeholder?: RestMessageId;
}

export type TextInputField =
  | ContactField
  | "memberAccount"
  | "memberName"
  | "memberEmail"
  | "memberOthers"
  | "identityId"
  | "memberAgent"
  | "recommendCode";

const plain = { spellCheck: false, autoCapitalize: "none", autoComplete: "off" } as const;

const contact = (field: ContactField, label: UserMessage<WordId>): TextInput => ({
  ...plain,
  label,
  placeholder: contacts[field].placeholder,
  maxLength: 64,
});

/** The fields that are a single line of text. */
export const textInputs: Readonly<Record<TextInputField, TextInput>> = {
  memberAccount: {
    ...plain,
    label: { id: "register.username" },
    hint: "register.username_hint",
    autoComplete: "username",
    maxLength: 32,
  },
  memberName: {
    ...plain,
    label: { id: "register.name" },
    hint: "register.name_hint",
    autoComplete: "name",
    autoCapitalize: "words",
    maxLength: 100,
  },
  memberEmail: {
    ...plain,
    label: { id: "register.email" },
    type: "email",
    inputMode: "email",
    autoComplete: "email",
    maxLength: 254,
  },
  identityId: {
    ...plain,
    label: { id: "register.identity" },
    reader: "figures",
    autoCapitalize: "characters",
    maxLength: 32,
  },
  memberAgent: { ...plain, label: { id: "register.agent" }, inputMode: "numeric", maxLength: 32 },
  recommendCode: {
    ...plain,
    label: { id: "register.invite_code" },
    autoCapitalize: "characters",
    maxLength: 32,
  },
  memberQq: contact("memberQq", { text: "QQ" }),
  memberTelegram: contact("memberTelegram", { text: "Telegram" }),
  memberWhatsApp: contact("memberWhatsApp", { text: "WhatsApp" }),
  memberSkype: contact("memberSkype", { text: "Skype" }),
  memberFb: contact("memberFb", { text: "Facebook" }),
  memberZalo: contact("memberZalo", { text: "Zalo" }),
  memberWechat: contact("memberWechat", { id: "register.wechat" }),
  memberOthers: { ...plain, label: { id: "register.others" }, maxLength: 100 },
};

export const isTextInput = (field: RegisterField): field is TextInputField =>
  Object.hasOwn(textInputs, field);
