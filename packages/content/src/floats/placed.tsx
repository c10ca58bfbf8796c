import { useWords } from "@naluma/i18n/react";
import { Float, Floats } from "@naluma/ui/float";
import { ArrowsClockwiseIcon, GlobeIcon, HeadsetIcon } from "@naluma/ui/icon";
import { useHref, useLinkClickHandler } from "react-router";
import type { ShownLink } from "../operator-links/operator-link.ts";
import { words } from "../words.ts";
import type { FloatsProps } from "./floats.tsx";
import { useFloats } from "./use-floats.ts";

const artOf = ({ picture }: ShownLink) =>
  picture ? <img src={picture} alt="" width={54} height={54} /> : <GlobeIcon size="l" />;

function OuterFloat({ link, address }: { link: ShownLink; address: string }) {
  return <Float label={link.name} caption={link.name} art={artOf(link)} href={address} outward />;
}

function InnerFloat({ link, path }: { link: ShownLink; path: string }) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(path);
  const href = useHref(path);
  return (
    <Float label={link.name} caption={link.name} art={artOf(link)} href={href} onFollow={follow} />
  );
}

export default function Placed({ service: known, useFirst }: FloatsProps) {
  const t = useWords(words);
  const first = useFirst();
  const { links, service, again, isEmpty, isHidden, hide } = useFloats(known);
  if (isHidden || (isEmpty && !first)) return null;
  return (
    <Floats label={t("content.floats")} hide={{ label: t("content.floats_hide"), onHide: hide }}>
      {first}
      {links.map((link) =>
        link.target.kind === "outer" ? (
          <OuterFloat key={link.id} link={link} address={link.target.address} />
        ) : (
          <InnerFloat key={link.id} link={link} path={link.target.path} />
        ),
      )}
      {again && (
        <Float
          label={t("content.floats_failed")}
          caption={t("content.retry")}
          art={<ArrowsClockwiseIcon size="l" />}
          retry
          busy={again.busy}
          onPress={again.ask}
        />
      )}
      {service && (
        <Float
          label={service.name}
          caption={service.caption}
          art={<HeadsetIcon size="l" />}
          href={service.href}
          outward
        />
      )}
    </Floats>
  );
}
