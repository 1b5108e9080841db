import { type Person, signInWithProvider, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconBrandGoogleFilled, IconBrandWindowsFilled, IconKey } from "@tabler/icons-react";
import { useEffect } from "react";
import { goToProvider, type IdentityProvider, takeArrival } from "./identity-provider";
import classes from "./signed-out.module.css";

type Props = {
  providers: readonly IdentityProvider[];
  keeps: boolean;
  onToken: (signingIn: Promise<Person>) => Promise<void>;
};

/** The tenant's other ways in; none, and nothing shows. */
export function ProviderButtons({ providers, keeps, onToken }: Props) {
  const t = useTexts("shell");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a provider's token is taken once, on arriving
  useEffect(() => {
    const arrival = takeArrival();
    if (arrival) void onToken(signInWithProvider(arrival.token, arrival.provider, arrival.keeps));
  }, []);
  if (providers.length === 0) return null;
  return (
    <>
      <div className={classes.or}>{t("signIn.or")}</div>
      <div className={classes.providers}>
        {providers.map((provider) => (
          <Button
            key={provider.id}
            variant="default"
            h={42}
            leftSection={<ProviderIcon issuer={provider.issuer} />}
            aria-label={t("signIn.with", { name: provider.title })}
            onClick={() => goToProvider(provider, keeps)}
          >
            {provider.title}
          </Button>
        ))}
      </div>
    </>
  );
}

function ProviderIcon({ issuer }: { issuer: string }) {
  if (/google\./.test(issuer)) return <IconBrandGoogleFilled size={16} aria-hidden />;
  if (/microsoft/.test(issuer)) return <IconBrandWindowsFilled size={16} aria-hidden />;
  return <IconKey size={16} stroke={1.6} aria-hidden />;
}
