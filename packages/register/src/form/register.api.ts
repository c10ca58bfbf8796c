import { post } from "@naluma/api-client";
import { loginData } from "@naluma/api-client/login-data";
import { registerBody } from "./register-body.ts";

/** Responds like a login, so the new member is signed in (REG-13). */
export const register = post("/register", { body: registerBody, reads: loginData });
