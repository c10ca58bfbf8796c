import { expect, test } from "vitest";
import { socketHost } from "./socket-address.ts";

const address = {
  socket_url: "ws://rt.example.com:6001",
  socket_ssl_url: "wss://rt.example.com/real-time//",
  socket_key: "site9key",
};

test("[RT-01] a secure page uses the SSL address, any other page the plain address", () => {
  expect(socketHost(address, true)).toEqual({
    host: "rt.example.com",
    port: 443,
    isTls: true,
    path: "/real-time",
  });
  expect(socketHost(address, false)).toEqual({
    host: "rt.example.com",
    port: 6_001,
    isTls: false,
    path: "",
  });
});

test.each([
  { ...address, socket_url: "" },
  { ...address, socket_url: "https://rt.example.com" },
  { ...address, socket_url: "wss://rt.example.com" },
  { ...address, socket_url: "rt.example.com" },
  { ...address, socket_key: "" },
])("an address of another kind, or without a key, is not used: %o", (broken) => {
  expect(socketHost(broken, false)).toBeUndefined();
});
