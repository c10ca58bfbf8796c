import type { MemberPath } from "@naluma/member/centre";
import { Suspense } from "react";
import FirstLogin from "../password/first-login.mobile.tsx";
import { CentreMenuLine } from "./centre-menu.mobile.tsx";
import { CentrePage } from "./centre-page.tsx";
import { CloseOrBack } from "./close-or-back.tsx";
import { PageOutline } from "./outline.tsx";

interface Props {
  path: MemberPath;
}

/** A member's page on a phone: in the lobby's frame, and the fast payment in none (ROUTE-27). */
export default function Centre({ path }: Props) {
  return (
    <Suspense fallback={<PageOutline />}>
      {path === "/fastPayment" ? (
        <main className="mc-f" id="content" tabIndex={-1}>
          <CloseOrBack />
          <CentrePage path={path} />
          <FirstLogin />
        </main>
      ) : (
        <>
          <CentreMenuLine path={path} />
          <CentrePage path={path} />
        </>
      )}
    </Suspense>
  );
}
