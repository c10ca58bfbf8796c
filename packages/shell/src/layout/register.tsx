import { openLogin, useMember } from "@naluma/member";
import RegisterForm, { type RegisterFormProps } from "@naluma/register/form";

/** The registration with what other features add to it. */
export default function Register({ opened }: Pick<RegisterFormProps, "opened">) {
  const { store } = useMember().ports;
  return <RegisterForm opened={opened} onLogIn={() => openLogin(store, opened)} />;
}
