import { Suspense } from "react";
import { CentreMenu } from "./centre-menu.tsx";
import { CentrePage, type CentrePageName } from "./centre-page.tsx";
import { PageOutline } from "./outline.tsx";
import { CloseOrBack } from "./close-or-back.tsx";

interface Props {
  page: CentrePageName;
}

/** A member's page on a phone: in the lobby's frame, and the fast payment in none (ROUTE-27). */
export default function Centre({ page }: Props) {
  return (
    <Suspense fallback={<PageOutline />}>
      {page === "fast-payment" ? (
        <main className="mc-f" id="content" tabIndex={-1}>
          <CloseOrBack />
          <CentrePage page={page} />
        </main>
      ) : (
        <>
          <CentreMenu />
          <CentrePage page={page} />
        </>
      )}
    </Suspense>
  );
}
