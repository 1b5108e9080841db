import "@mantine/core/styles.layer.css";

export * as core from "@mantine/core";
export * as hooks from "@mantine/hooks";
