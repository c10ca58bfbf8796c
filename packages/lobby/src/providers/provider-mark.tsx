export function ProviderMark({ picture }: { picture: string }) {
  if (!picture) return null;
  return <img src={picture} alt="" width="24" height="24" loading="lazy" decoding="async" />;
}
