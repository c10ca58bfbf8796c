import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
// @vitest-environment jsdom
import { PageHeading } from "./page-heading.tsx";

test("a page that was loaded leaves the focus alone, and navigating to a page, or back to it, focuses its heading", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const router = createMemoryRouter([
    { path: "/", element: <PageHeading>First</PageHeading> },
    { path: "/second", element: <PageHeading>Second</PageHeading> },
  ]);
  const container = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(container).render(<RouterProvider router={router} />));
  expect(container.textContent).toBe("First");
  expect(document.activeElement).toBe(document.body);

  await act(() => router.navigate("/second"));
  expect(document.activeElement?.textContent).toBe("Second");
  await act(() => router.navigate(-1));
  expect(document.activeElement?.textContent).toBe("First");
});
