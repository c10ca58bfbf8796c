import type { RestMessage } from "../words.rest.ts";

export const subjects = ["name", "identityId", "phone", "email", "withdrawPassword"] as const;

export type Subject = (typeof subjects)[number];

export interface Question {
  /** Possession of it is enough to answer (W-41). */
  readonly memberLoginId: string;
  readonly subject: Subject;
  /** The number of questions left, including this one. */
  readonly remaining: number;
}

type MessageId = Extract<RestMessage, { id: unknown }>["id"];

interface QuestionWords {
  readonly label: MessageId;
  /** The message for an empty answer, specific to the subject (AUTH-43). */
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

/** The progress: "Question 2 of 3", and how many other questions the player can switch to. */
export const progressOf = ({ remaining }: Question, asked: number) => {
  const others = Math.max(remaining - 1, 0);
  return { number: asked, total: asked + others, others };
};
