"""The toolbox of a program: groups of tools that stand beside every lesson."""
