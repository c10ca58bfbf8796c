import type { RestMessage } from "../words.rest.ts";

/** What a member's profile can be asked for. */
export const subjects = ["name", "identityId", "phone", "email", "withdrawPassword"] as const;

export type Subject = (typeof subjects)[number];

/** One question of a double validation. */
export interface Question {
  /** Whoever holds it may answer (W-41). */
  readonly memberLoginId: string;
  readonly subject: Subject;
  /** Questions that remain, this one among them. */
  readonly remaining: number;
}

type MessageId = Extract<RestMessage, { id: unknown }>["id"];

interface QuestionWords {
  readonly label: MessageId;
  /** An empty answer is refused in words of its own (AUTH-43). */
  readonly blank: MessageId;
  readonly placeholder?: MessageId;
}

export const questionWords: Readonly<Record<Subject, QuestionWords>> = {
  name: { label: "question.name", blank: "blank.name" },
  identityId: { label: "question.identity_id", blank: "blank.identity_id" },
  phone: { label: "question.phone", blank: "blank.phone", placeholder: "digits_only" },
  email: { label: "question.email", blank: "blank.email" },
  withdrawPassword: {
    label: "question.withdraw_password",
    blank: "blank.withdraw_password",
    placeholder: "digits_only",
  },
};

/** Where the player stands: "Question 2 of 3", and how many others may be asked instead. */
export const progressOf = ({ remaining }: Question, asked: number) => {
  const others = Math.max(remaining - 1, 0);
  return { number: asked, total: asked + others, others };
};
