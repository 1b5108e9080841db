import { api, startExport, unwrap, useColorScheme, useSession, useTexts } from "@estante/sdk";
import { Menu } from "@mantine/core";
import {
  IconDeviceDesktop,
  IconDownload,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSparkles,
  IconSun,
  IconUserCircle,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { mayOpenProfile } from "../person/own-profile";
import { nameOf, PersonPicture } from "../person/person-picture.component";
import classes from "./side-bar.module.css";
import { VERSION } from "./version";

const SCHEMES = [
  { id: "light", icon: IconSun, text: "nav.light" },
  { id: "dark", icon: IconMoon, text: "nav.dark" },
  { id: "auto", icon: IconDeviceDesktop, text: "nav.system" },
] as const;

type Props = {
  /** Only the initials: in a folded side bar, or where the screen is narrow. */
  folded?: boolean;
  place?: "rail" | "head";
  openKeys?: () => void;
  openNews?: () => void;
};

const exportOwnData = () => startExport(() => unwrap(api.POST("/front/profile/personal-data/export")));

/** The person, with the profile, the appearance, the keys and the way out. */
export function PersonMenu({ folded = false, place = "rail", openKeys, openNews }: Props) {
  const t = useTexts("shell");
  const { person } = useSession();
  const { scheme, choose } = useColorScheme();
  const hasProfile = mayOpenProfile(person);
  // Where there is a profile, it is there.
  const hasDownload = !hasProfile && person !== null && !person.impersonated_by;
  const name = nameOf(person);
  return (
    <Menu
      position={place === "head" ? "bottom-end" : folded ? "right-end" : "top-start"}
      width={232}
      offset={8}
    >
      <Menu.Target>
        <button
          type="button"
          className={classes.personButton}
          data-place={place}
          aria-label={folded || place === "head" ? t("nav.person", { name }) : undefined}
        >
          <PersonPicture person={person} className={classes.avatar} />
          {!folded && (
            <span className={classes.personWords}>
              <span className={classes.personName}>{name}</span>
              <span className={classes.personRole} title={person?.role_name}>
                {person?.role_name}
              </span>
            </span>
          )}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {hasProfile && (
          <Menu.Item component={Link} to="/profile" leftSection={<IconUserCircle size={16} stroke={1.6} />}>
            {t("nav.profile")}
          </Menu.Item>
        )}
        {hasDownload && (
          <Menu.Item
            leftSection={<IconDownload size={16} stroke={1.6} />}
            onClick={() => void exportOwnData()}
          >
            {t("profile.data.download")}
          </Menu.Item>
        )}
        {openKeys && (
          <Menu.Item leftSection={<IconKeyboard size={16} stroke={1.6} />} onClick={openKeys}>
            {t("nav.shortcuts")}
          </Menu.Item>
        )}
        {openNews && (
          <Menu.Item leftSection={<IconSparkles size={16} stroke={1.6} />} onClick={openNews}>
            {t("nav.news")}
          </Menu.Item>
        )}
        {(hasProfile || hasDownload || openKeys) && <Menu.Divider />}
        <Menu.Label>{t("nav.appearance")}</Menu.Label>
        {SCHEMES.map(({ id, icon: Icon, text }) => (
          <Menu.Item
            key={id}
            role="menuitemradio"
            aria-checked={scheme === id}
            leftSection={<Icon size={16} stroke={1.6} />}
            rightSection={scheme === id ? "✓" : null}
            onClick={() => choose(id)}
          >
            {t(text)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component={Link} to="/logout" leftSection={<IconLogout size={16} stroke={1.6} />}>
          {t("nav.signOut")}
        </Menu.Item>
        <Menu.Label>{t("nav.version", { version: VERSION })}</Menu.Label>
      </Menu.Dropdown>
    </Menu>
  );
}
