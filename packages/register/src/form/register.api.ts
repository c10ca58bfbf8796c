import { post } from "@naluma/api-client";
import { loginData } from "@naluma/api-client/login-data";
import { registerBody } from "./register-body.ts";

/** Answers as a login does: whoever has registered is signed in (REG-13). */
export const register = post("/register", { body: registerBody, reads: loginData });
