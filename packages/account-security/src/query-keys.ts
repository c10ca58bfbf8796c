const all = ["account-security"] as const;

export const accountSecurityQueryKeys = {
  all,
  devices: (memberId: number) => [...all, memberId, "devices"] as const,
  loginProtection: (memberId: number) => [...all, memberId, "login-protection"] as const,
  companyIcon: (service: string | undefined, name: string) =>
    [...all, "icon", service, name] as const,
} as const;
