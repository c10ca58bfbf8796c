import { expect, test, vi } from "vitest";
import { createNavigate, NavigationError } from "./navigation.ts";
import { outsideAddress } from "./outside.ts";

const navigation = () => {
  const ways = { go: vi.fn(), leave: vi.fn() };
  return { ways, navigate: createNavigate(ways) };
};

test("our own paths are opened without a permission", () => {
  const { ways, navigate } = navigation();
  navigate("/user/Info?a=1#b");
  navigate("/", { replace: true });
  expect(ways.go.mock.calls).toEqual([
    ["/user/Info?a=1#b", { replace: false }],
    ["/", { replace: true }],
  ]);
});

test.each(["https://other.example/", "//other.example/", "/\\other.example", "tel:+123", ""])(
  "[ROUTE-43] %j without permission is an error, and nothing happens",
  (address) => {
    const { ways, navigate } = navigation();
    expect(() => navigate(address)).toThrow(NavigationError);
    expect(ways.go).not.toHaveBeenCalled();
    expect(ways.leave).not.toHaveBeenCalled();
  },
);

test("[ROUTE-43] with permission an address is opened, here or in a window of its own", () => {
  const { ways, navigate } = navigation();
  navigate("https://other.example/a", { external: "here" });
  navigate("https://other.example/b", { external: "new window" });
  expect(ways.leave.mock.calls).toEqual([
    ["https://other.example/a", "here"],
    ["https://other.example/b", "new window"],
  ]);
});

const strict = { allowHttp: false };

test.each(["https://other.example/a?b=1", "mailto:help@other.example", "tel:+123456"])(
  "%s may be opened",
  (address) => expect(outsideAddress(address, strict)).toBe(address),
);

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,<p>x",
  "vbscript:x",
  "blob:https://other.example/1",
  "file:///etc/passwd",
  "ftp://other.example/",
])("[ROUTE-44] %s is rejected, whatever the permission", (address) => {
  expect(() => outsideAddress(address, { allowHttp: true })).toThrow(/is never gone to/);
});

test.each(["//other.example/", "https://a:b@other.example/", "no address", ""])(
  "%j is not an address that the site follows",
  (address) => expect(() => outsideAddress(address, { allowHttp: true })).toThrow(NavigationError),
);

test("http is followed only if the site allows it", () => {
  expect(() => outsideAddress("http://a.example/", strict)).toThrow(NavigationError);
  expect(outsideAddress("http://a.example/", { allowHttp: true })).toBe("http://a.example/");
});
