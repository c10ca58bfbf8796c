const provider = (gp_id: string, is_light: number, cash: string) => ({
  gp_id,
  is_light,
  icon_dark: "",
  cash,
});

export const walletOnWire = {
  my_cash_list: [
    provider("Harbourline", 1, "1860.00"),
    provider("Tessera", 0, "0.00"),
    provider("Kestrel", 1, "906.50"),
    provider("Oxbow", 1, "500.00"),
    provider("Northgate", 0, "0.00"),
  ],
  total: "12480.55",
};
