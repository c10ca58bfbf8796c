import { useEffect, useEffectEvent, useRef } from "react";
import type { FormErrors, FormState, Question } from "./form-state.ts";

/** Asks the server about one field; resolves to its error, if any. */
export type FormAsk<Values, Problem> = (
  values: Values,
  signal: AbortSignal,
) => Promise<Problem | undefined>;

export type FormAsks<Values, Problem> = FormErrors<Values, FormAsk<Values, Problem>>;

interface AskPorts<Values, Problem> {
  asks: FormAsks<Values, Problem>;
  state: FormState<Values, Problem>;
  onAnswer: (name: keyof Values, question: Question, problem: Problem | undefined) => void;
  onNoAnswer: (name: keyof Values, question: Question) => void;
}

/**
 * Sends the questions in a form's state to the server, and aborts those that it no longer contains.
 */
export function useAsks<Values, Problem>(ports: AskPorts<Values, Problem>): void {
  const { asks, state, onAnswer, onNoAnswer } = ports;
  const running = useRef(new Map<Question, AbortController>());

  const start = useEffectEvent((name: keyof Values, question: Question) => {
    const { current } = running;
    const ask = asks[name];
    if (!ask) return;
    const abort = new AbortController();
    current.set(question, abort);
    const { signal } = abort;
    ask(state.values, signal)
      .then(
        (problem) => onAnswer(name, question, problem),
        (error: unknown) => {
          onNoAnswer(name, question);
          // A logout aborts requests, and so does this hook; any other error is a bug.
          const isAbort = error instanceof DOMException && error.name === "AbortError";
          if (!isAbort && !signal.aborted) reportError(error);
        },
      )
      .finally(() => current.delete(question));
  });

  useEffect(() => {
    const asked = new Set<Question>();
    for (const name in state.asked) {
      const question = state.asked[name];
      if (!question || question.isAnswered) continue;
      asked.add(question);
      if (!running.current.has(question)) start(name, question);
    }
    for (const [question, abort] of running.current) if (!asked.has(question)) abort.abort();
  }, [state.asked]);

  useEffect(() => {
    const { current } = running;
    return () => {
      for (const abort of current.values()) abort.abort();
      current.clear();
    };
  }, []);
}
