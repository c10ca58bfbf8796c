import { Empty } from "@naluma/ui/empty";
import type { Column } from "@naluma/ui/table";
import { DeskTable, useIsPhone } from "../frame/desk-table.tsx";
import { Moment } from "../frame/moment.tsx";
import { zoneName } from "../frame/time.ts";
import type { Live } from "./dashboard.api.ts";
import { barHeights, eventRate, sizeText } from "./event-rate.ts";

type LiveEvent = Live["events"][number];
type Channel = NonNullable<Live["sockets"]>["channels"][number];
type Refused = Live["refused"][number];

/** The last minute, with a bar for each second. The figure beside it gives the same information. */
function Bars({ perSecond }: { perSecond: readonly number[] }) {
  return (
    <svg
      className="bars"
      viewBox={`0 0 ${perSecond.length} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {barHeights(perSecond).map((height, second) => (
        // oxlint-disable-next-line react/no-array-index-key -- a second has no name but its place
        <rect key={second} x={second + 0.1} width="0.8" y={20 - height * 20} height={height * 20} />
      ))}
    </svg>
  );
}

export function Figures({ live, sessions }: { live: Live; sessions: number | undefined }) {
  const { sockets, per_second } = live;
  const unknown = "not here";
  return (
    <dl className="figures">
      <div className="card">
        <dt>Connections</dt>
        <dd className="number">{sockets?.connections ?? unknown}</dd>
      </div>
      <div className="card">
        <dt>Channels occupied</dt>
        <dd className="number">{sockets?.occupied ?? unknown}</dd>
      </div>
      <div className="card">
        <dt>Members online</dt>
        <dd className="number">{sockets?.members ?? unknown}</dd>
      </div>
      <div className="card">
        <dt>Sessions open</dt>
        <dd className="number">{sessions ?? "…"}</dd>
      </div>
      <div className="card">
        <dt>Events a second</dt>
        <dd className="number">{eventRate(per_second)}</dd>
        <dd>
          <Bars perSecond={per_second} />
        </dd>
      </div>
    </dl>
  );
}

const eventColumns: readonly Column<LiveEvent>[] = [
  { key: "at", name: `Time, ${zoneName}`, cell: ({ at }) => <Moment at={at} as="clock" /> },
  {
    key: "event",
    name: "Event",
    cell: ({ event }) => <span className="mono">{event}</span>,
    isName: true,
  },
  {
    key: "channel",
    name: "Channel",
    cell: ({ channel, channels }) => (
      <span className="mono">{channels > 1 ? `${channel} and ${channels - 1} more` : channel}</span>
    ),
  },
  { key: "size", name: "Size", cell: ({ size }) => sizeText(size), isNumber: true },
];

/** On a phone each event is a card, and forty cards would make an endless page. */
const eventsOnAPhone = 8;

export function Events({ list }: { list: readonly LiveEvent[] }) {
  const isPhone = useIsPhone();
  if (list.length === 0) return <Empty title="No events sent since the start" />;
  const rows = isPhone ? list.slice(0, eventsOnAPhone) : list;
  return (
    <DeskTable label="Last events" columns={eventColumns} rows={rows} keyOf={({ id }) => id} />
  );
}

const channelColumns: readonly Column<Channel>[] = [
  {
    key: "name",
    name: "Channel",
    cell: ({ name }) => <span className="mono">{name}</span>,
    isName: true,
  },
  { key: "subscribers", name: "Sockets", cell: ({ subscribers }) => subscribers, isNumber: true },
];

export const Channels = ({ sockets }: { sockets: Live["sockets"] }) => {
  if (sockets === null)
    return (
      <Empty title="Connections are held by an external server" text="PUSHER_HOST names it." />
    );
  return sockets.channels.length === 0 ? (
    <Empty title="Nobody is connected" />
  ) : (
    <DeskTable
      label="Channels occupied"
      columns={channelColumns}
      rows={sockets.channels}
      keyOf={({ name }) => name}
    />
  );
};

const refusedColumns: readonly Column<Refused>[] = [
  {
    key: "path",
    name: "Call",
    cell: ({ path }) => <span className="mono">{path}</span>,
    isName: true,
  },
  { key: "code", name: "Code", cell: ({ code }) => code, isNumber: true },
  { key: "times", name: "Times", cell: ({ times }) => times, isNumber: true },
  { key: "at", name: `Last, ${zoneName}`, cell: ({ at }) => <Moment at={at} as="clock" /> },
];

export const RefusedCalls = ({ list }: { list: readonly Refused[] }) =>
  list.length === 0 ? (
    <Empty title="No calls refused" />
  ) : (
    <DeskTable
      label="Calls refused"
      columns={refusedColumns}
      rows={list}
      keyOf={({ path, code }) => `${code} ${path}`}
    />
  );
