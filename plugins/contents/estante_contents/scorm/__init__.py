"""The developer page that puts normalized SCORM packages in the place of those that editors uploaded."""
