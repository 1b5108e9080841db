/** The tenant's logo, or three books on a shelf in its colours. */
export function Mark({ logo, size = 28 }: { logo: string | null; size?: number }) {
  if (logo) return <img src={logo} alt="" width={size} height={size} style={{ borderRadius: size / 4 }} />;
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="7" fill="var(--es-mark, var(--mantine-color-brand-8))" />
      <g fill="#fff">
        <rect x="7" y="7" width="3.6" height="12" rx="0.8" />
        <rect x="11.6" y="8.4" width="3.4" height="10.6" rx="0.8" opacity="0.82" />
        <rect x="6" y="20" width="16" height="1.6" rx="0.8" />
      </g>
      <rect
        x="16.6"
        y="7.6"
        width="3.6"
        height="11.6"
        rx="0.8"
        fill="var(--es-second)"
        transform="rotate(-12 18.4 19)"
      />
    </svg>
  );
}
