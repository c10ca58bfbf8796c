import { Empty } from "@naluma/ui/empty";
import { Link } from "react-router";
import { ScreenFrame } from "./screen-frame.tsx";

export function NotFound() {
  return (
    <ScreenFrame name="No such screen">
      <Empty
        title="The desk has no screen at this address"
        action={<Link to="/">Go to the dashboard</Link>}
      />
    </ScreenFrame>
  );
}
