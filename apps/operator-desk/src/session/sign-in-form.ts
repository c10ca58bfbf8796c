export interface SignInValues {
  readonly name: string;
  readonly key: string;
}

export const checkSignIn = ({ name, key }: SignInValues) => ({
  name: name.trim() === "" ? "Enter your name." : undefined,
  key: key === "" ? "Enter the operator key." : undefined,
});
